Feature: Orders of all markets in one place
  Scenario: Some orders are cancelled together, and one of them is wanted again
    Given Ada has opened an account
    And Ada bids for 0.001 BTC, 0.02 ETH and 500 WOO far below the market
    When Ada cancels her bids for BTC and ETH together
    Then her bid for WOO alone waits
    And what became of her bid for BTC is told: placed, cancelled
    When Ada wants her bid for BTC again
    Then the ticket of BTC/USDT holds it, and nothing was sent
