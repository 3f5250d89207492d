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
    And 1 alert waits to be read
    When she reads what fired
    Then 0 alerts wait to be read

  @core
  Scenario: Of two tabs one tells, and the other goes on when it is closed
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada wants to be told when BTC comes to the middle of the market
    And Ada has another tab open
    When Ada closes the tab that watches
    And Ada buys 0.001 BTC at market
    And Ada sells 0.001 BTC at market
    And Ada buys 0.001 BTC at market
    Then she has been told once
