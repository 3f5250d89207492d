Feature: Being told of a price
  @core
  Scenario: An alert fires once when the price crosses
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada wants to be told when BTC comes to the middle of the market
    When Ada buys 0.001 BTC at market
    And Ada sells 0.001 BTC at market
    And Ada buys 0.001 BTC at market
    Then she has been told once
