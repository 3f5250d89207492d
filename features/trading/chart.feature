Feature: The chart as somebody likes it
  What somebody puts on the chart stays there, and what they have in the market can be seen and changed on it.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: An indicator stays when the page is reloaded and when the market is changed
    When Ada puts the Relative Strength Index on the chart
    And Ada reloads the page
    Then the Relative Strength Index is on Ada's chart
    When Ada looks at the market ETH/USDT
    Then the Relative Strength Index is on Ada's chart

  @quiet
  Scenario: An order is moved by its line, which asks first
    Given Ada bids 0.02 BTC far below the market
    When Ada moves the line of her bid up by 10 USDT
    Then Ada is asked whether she means it
    And the line of Ada's bid is where it was
    When Ada says that she means it
    Then the line of Ada's bid is 10 USDT higher

  Scenario: What was bought is marked
    When Ada buys 0.01 BTC at market
    Then 0.01 BTC are marked as bought on Ada's chart
