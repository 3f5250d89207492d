@core @quiet
Feature: A basket of orders
  Several orders are looked at together and sent with one answer. Each is an order of its own.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: Each order of a basket stands on its own
    When Ada sends a basket of bids for 0.01 BTC and 0.1 ETH, 10 percent below the market
    Then 2 orders of Ada's basket were placed
    And Ada bids for 0.01 BTC and for 0.1 ETH

  Scenario: What can be paid alone but not together is not sent
    When Ada sends a basket of bids for 0.1 BTC and 3 ETH, 10 percent below the market
    Then Ada is told that her USDT does not pay for the basket
    And Ada has no open orders
